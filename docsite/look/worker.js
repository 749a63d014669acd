// From a folder browsers start no workers, and the search runs in one: here it runs in a hidden frame instead.
"use strict";
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      addEventListener("message", (event) => {
        if (event.source !== inside) return;
        const heard = new MessageEvent("message", { data: event.data });
        this.dispatchEvent(heard);
        this.onmessage?.(heard);
      });
      // What a worker has and a frame lacks.
      inside.importScripts = async (...addresses) => {
        for (const address of addresses) await load(inside.document, address);
      };
      const answer = inside.document.createElement("script");
      answer.textContent = "self.postMessage = (data) => parent.postMessage(data, '*');";
      inside.document.body.append(answer);
      this.ready = load(inside.document, url);
    }
    postMessage(data) {
      const heard = new MessageEvent("message", { data: structuredClone(data) });
      void this.ready.then(() => this.frame.contentWindow.dispatchEvent(heard));
    }
    terminate() {
      this.frame.remove();
    }
  };

  function load(page, address) {
    return new Promise((resolve, reject) => {
      const script = page.createElement("script");
      script.src = address;
      script.onload = resolve;
      script.onerror = reject;
      page.body.append(script);
    });
  }
}
