// Small sounds, made on the spot: paper, a knock on wood, a kantele, an oar, a thud. Never the only
// cue, and silent unless somebody has switched them on.

import { preferences } from "./preferences.svelte";

export type Sound = "paper" | "knock" | "kantele" | "oar" | "thud";

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function fading(audio: AudioContext, from: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(from, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  gain.connect(audio.destination);
  return gain;
}

function rustle(audio: AudioContext, pitch: number, loud: number, seconds: number): void {
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const source = noise(audio, seconds);
  source.connect(filter).connect(fading(audio, loud, seconds));
  source.start();
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  pitch: number,
  end: number,
  loud: number,
  seconds: number,
): void {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(pitch, audio.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(end, audio.currentTime + seconds);
  oscillator.connect(fading(audio, loud, seconds));
  oscillator.start();
  oscillator.stop(audio.currentTime + seconds);
}

const MADE: Record<Sound, (audio: AudioContext) => void> = {
  paper: (audio) => rustle(audio, 3200, 0.18, 0.09),
  oar: (audio) => rustle(audio, 520, 0.12, 0.24),
  knock: (audio) => tone(audio, "triangle", 340, 190, 0.3, 0.11),
  thud: (audio) => tone(audio, "sine", 130, 60, 0.4, 0.18),
  kantele: (audio) => [587.3, 740, 880].forEach((pitch) => tone(audio, "triangle", pitch, pitch, 0.12, 0.28)),
};

export function sound(name: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MADE[name](context);
}
