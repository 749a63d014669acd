// Stands in the page of a new evening, behind the form that the server sent: whoever is quick writes names before the
// pages' script is here. src/lib/early.ts takes them over. Nothing else of that page can be pressed yet.
{
  const early = document.getElementById("early");
  const form = early.querySelector("form");
  const [field] = form.elements;
  const rows = form.previousElementSibling;
  const isOfAnother = document.documentElement.dataset.language === "other"; // who reads another language than it came in
  if (isOfAnother || innerWidth > 768 || localStorage.getItem("yksi.score")) {
    early.remove(); // it would not stand where it will: only the script can show this reader's
    document.getElementById("app").hidden = false;
  } else {
    for (let part = form; part !== early; part = part.parentElement)
      for (const other of part.parentElement.children) if (other !== part) other.inert = true;
    const names = [];
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (!name) return;
      const row = rows.children[names.length] ?? rows.appendChild(rows.children[0].cloneNode());
      row.classList.replace("blank", "person");
      row.textContent = name;
      names.push(name);
      early.dataset.names = JSON.stringify(names);
      field.value = "";
    });
    field.addEventListener("compositionstart", () => (field.dataset.composing = ""));
    field.addEventListener("compositionend", () => delete field.dataset.composing);
  }
}
