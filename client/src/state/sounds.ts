/** Sounds, synthesised when played. Browsers allow none before the first tap or key. */
import { prefs } from './prefs.svelte';

let audio: AudioContext | null = null;

export function unlockSound(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

export type Sound =
  'card' | 'step' | 'turn' | 'pop' | 'no' | 'bell' | 'crash' | 'tick' | 'finish' | 'chat';

export function playSound(name: Sound): void {
  if (!prefs.sound || !audio || audio.state !== 'running') return;
  const at = audio.currentTime + 0.01;
  const gain = audio.createGain();
  gain.gain.value = prefs.volume * 0.25; // at most -12 dBFS
  gain.connect(audio.destination);
  recipes[name](at, gain);
}

function tone(
  at: number,
  to: AudioNode,
  pitch: number,
  length: number,
  loud = 1,
  kind: OscillatorType = 'sine',
): void {
  const source = audio!.createOscillator();
  const gain = audio!.createGain();
  source.type = kind;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(to);
  source.start(at);
  source.stop(at + length);
}

function noise(at: number, to: AudioNode, length: number, above: number, loud = 1): void {
  const size = Math.ceil(audio!.sampleRate * length);
  const buffer = audio!.createBuffer(1, size, audio!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size);
  const source = audio!.createBufferSource();
  const filter = audio!.createBiquadFilter();
  const gain = audio!.createGain();
  source.buffer = buffer;
  filter.type = 'highpass';
  filter.frequency.value = above;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(to);
  source.start(at);
}

const recipes: Record<Sound, (at: number, to: AudioNode) => void> = {
  card: (at, to) => noise(at, to, 0.06, 3000, 0.7),
  step: (at, to) => tone(at, to, 420 * 2 ** ((Math.random() * 4 - 2) / 12), 0.06, 0.8, 'triangle'),
  turn: (at, to) => {
    tone(at, to, 440, 0.12, 1, 'triangle');
    tone(at + 0.16, to, 660, 0.18, 1, 'triangle');
  },
  pop: (at, to) => tone(at, to, 520, 0.05, 0.7),
  no: (at, to) => tone(at, to, 130, 0.12, 0.7),
  bell: (at, to) => {
    for (const beat of [0, 0.12]) {
      tone(at + beat, to, 1760, 0.25, 0.5);
      tone(at + beat, to, 2640, 0.2, 0.3);
    }
  },
  crash: (at, to) => {
    noise(at, to, 0.7, 900, 1);
    tone(at, to, 310, 0.5, 0.5, 'square');
    tone(at + 0.05, to, 227, 0.6, 0.4, 'square');
  },
  tick: (at, to) => tone(at, to, 900, 0.03, 0.5, 'triangle'),
  finish: (at, to) =>
    [523, 659, 784].forEach((pitch, i) => tone(at + i * 0.16, to, pitch, 0.3, 0.6, 'sawtooth')),
  chat: (at, to) => tone(at, to, 1400, 0.05, 0.4),
};
