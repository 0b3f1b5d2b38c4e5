interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

/** What many browsers have and no types of TypeScript know yet. */
interface WithDetector {
  BarcodeDetector?: { new (): Detector; getSupportedFormats: () => Promise<readonly string[]> };
}

/** How long a camera rests between two looks, so that a phone stays cool. */
const REST_MS = 200;

const rest = () => new Promise((done) => setTimeout(done, REST_MS));

/** The browser's own, where it has one that reads anything, else one that is fetched. */
async function detectorHere(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as WithDetector;
  const formats = await Own?.getSupportedFormats().catch(() => []);
  return Own && formats && formats.length > 0 ? new Own() : (await import('./zxingDetector')).zxingDetector();
}

/** Whether this browser gives a camera; on an address that is not secure none does. */
export const hasCameras = (): boolean => 'mediaDevices' in navigator;

/**
 * Shows the camera in a video and tells of each code that comes before it, of the same one once until another comes; until the
 * signal ends it. Rejects with the browser's own error where there is no camera or it is not allowed, and where nothing is there that
 * reads its picture.
 */
export async function watchBarcodes(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void) {
  const isOver = () => signal.aborted;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (isOver()) return;
    video.srcObject = stream;
    await video.play();
    const detector = await detectorHere();
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
