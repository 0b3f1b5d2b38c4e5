export type ScanTone = 'good' | 'known' | 'wrong';

/** The tones one after the other: how high each is in Hz, and for how many seconds it sounds. */
const TONES: Record<ScanTone, readonly (readonly [pitch: number, length: number])[]> = {
  good: [[1320, 0.09]],
  known: [
    [440, 0.1],
    [440, 0.1],
  ],
  wrong: [[196, 0.4]],
};

let speaker: AudioContext | undefined;

/** Sounds what became of a scan, where the browser can: who scans looks at the goods, not at the screen. */
export function soundScan(tone: ScanTone): void {
  try {
    // Before anybody did anything on the page a browser lets nothing sound, and warns.
    if (!navigator.userActivation.hasBeenActive) return;
    speaker ??= new AudioContext();
    let from = speaker.currentTime;
    for (const [pitch, length] of TONES[tone]) {
      const voice = speaker.createOscillator();
      const volume = speaker.createGain();
      voice.frequency.value = pitch;
      volume.gain.setValueAtTime(0.15, from);
      // A tone that is cut off clicks.
      volume.gain.setTargetAtTime(0, from + length * 0.7, length * 0.1);
      voice.connect(volume).connect(speaker.destination);
      voice.start(from);
      voice.stop(from + length);
      from += length + 0.06;
    }
  } catch {
    // Where the browser cannot, the words are enough.
  }
}
