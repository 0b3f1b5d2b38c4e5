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

/** The bars and spaces of Code 39, which are wide at 1. */
const CODE_39: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  '*': '010010100',
};

/** A camera that is refused once, and then has this number before it as a barcode: a test machine has none, nor a detector of its own. */
export const bringCamera = (page: Page, digits: string) =>
  page.addInitScript(
    (code) => {
      let asked = 0;
      navigator.mediaDevices.getUserMedia = () => {
        asked += 1;
        if (asked === 1) return Promise.reject(new DOMException('Refused', 'NotAllowedError'));
        const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 300 });
        const context = canvas.getContext('2d');
        const draw = () => {
          context?.reset();
          if (context) context.fillStyle = 'white';
          context?.fillRect(0, 0, canvas.width, canvas.height);
          if (context) context.fillStyle = 'black';
          let x = 60;
          for (const pattern of code) {
            for (let place = 0; place < pattern.length; place += 1) {
              const width = pattern[place] === '1' ? 6 : 2;
              if (place % 2 === 0) context?.fillRect(x, 60, width, 180);
              x += width;
            }
            x += 2;
          }
        };
        const stream = canvas.captureStream();
        setInterval(draw, 100);
        return Promise.resolve(stream);
      };
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    },
    `*${digits}*`.split('').map((one) => CODE_39[one] ?? ''),
  );

/** Draws a stroke on the pad for signatures, that ends so far down. */
export async function sign(page: Page, down = 30) {
  const pad = page.getByRole('img', { name: 'Signature of the Client' });
  await pad.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + down, { steps: 4 });
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

/** How many files of drafts this browser keeps. */
export const draftFiles = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'trackyard.draftFiles')) return 0;
    const opening = indexedDB.open('trackyard.draftFiles');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const counting = opening.result.transaction('files').objectStore('files').count();
    await new Promise((counted) => counting.addEventListener('success', counted));
    opening.result.close();
    return counting.result;
  });
