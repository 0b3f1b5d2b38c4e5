import type { Page } from '@playwright/test';
import { expect } from './test';

/** A photo larger than is kept, with a place written beside its pixels as cameras do, and a file that is none. */
export async function addPhotos(page: Page) {
  const pixels = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3200, height: 1000 });
    canvas.getContext('2d')?.fillRect(0, 0, 1600, 1000);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  const exif = Buffer.from('\xff\xe1\0\x1fExif\0\0taken at 28.5 N, 77.1 E', 'latin1');
  const buffer = Buffer.concat([Buffer.from(pixels.slice(0, 2)), exif, Buffer.from(pixels.slice(2))]);
  const vehicle = page.getByRole('group', { name: 'Vehicle 1' });
  const choosing = page.waitForEvent('filechooser');
  await vehicle.getByRole('button', { name: 'Add Photo' }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'bus.jpeg', mimeType: 'image/jpeg', buffer },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') },
  ]);
  await expect(vehicle.getByRole('alert')).toContainText('notes.jpg cannot be read as a photo.');
  const photo = vehicle.getByRole('img', { name: 'Photo 1' });
  await expect(photo).toHaveJSProperty('naturalWidth', 1600);
}

/** A camera that is refused once, and then has this text before it as a barcode: a test machine has neither camera nor detector. */
export const bringCamera = (page: Page, text: string) =>
  page.addInitScript((code) => {
    let asked = 0;
    navigator.mediaDevices.getUserMedia = () => {
      asked += 1;
      if (asked === 1) return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return Promise.resolve(canvas.captureStream());
    };
    const detect = () => Promise.resolve([{ rawValue: code }]);
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = detect;
      },
    });
  }, text);

/** Draws a stroke on the pad for signatures. */
export async function sign(page: Page) {
  const pad = page.getByRole('img', { name: 'Signature of the Client' });
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 30, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Clear' }).waitFor();
}

/** All bytes of files that this browser keeps, as letters. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const answer = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('No answer.')));
      });
    const database = await answer(indexedDB.open('trackyard'));
    const parts: unknown[] = await answer(database.transaction('contents').objectStore('contents').getAll());
    database.close();
    return parts.map((part) => (part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : '')).join('');
  });
