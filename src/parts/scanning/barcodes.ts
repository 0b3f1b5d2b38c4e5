interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** What many browsers have and no types of TypeScript know yet. */
interface WithDetector {
  BarcodeDetector?: new () => Detector;
}

/** How long a camera rests between two looks, so that a phone stays cool. */
const REST_MS = 200;

const rest = () => new Promise((done) => setTimeout(done, REST_MS));

const detectorHere = () => (globalThis as WithDetector).BarcodeDetector;

/** Whether this browser reads barcodes out of a camera's picture; on an address that is not secure none gives a camera. */
export const readsBarcodes = (): boolean => detectorHere() !== undefined && 'mediaDevices' in navigator;

/**
 * Shows the camera in a video and tells of each code that comes before it, of the same one once until another comes; until the
 * signal ends it. Rejects with the browser's own error where there is no camera or it is not allowed.
 */
export async function watchBarcodes(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void) {
  const Detecting = detectorHere();
  if (!Detecting) return;
  const isOver = () => signal.aborted;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (isOver()) return;
    video.srcObject = stream;
    await video.play();
    const detector = new Detecting();
    let last = '';
    while (!isOver()) {
      // A picture that is not there yet has no code.
      const codes = await detector.detect(video).catch(() => []);
      for (const { rawValue } of codes) {
        if (isOver() || rawValue === last) continue;
        last = rawValue;
        onCode(rawValue);
      }
      await rest();
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
