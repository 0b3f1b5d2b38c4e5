import { keptSize, smallEnough } from './photoSize';

/** In bytes: the largest file that is taken for a photo, as decoding one takes many times as much. */
const TAKEN_MAX_BYTES = 40_000_000;

const blobOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    const taken = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.')));
    canvas.toBlob(taken, 'image/jpeg', quality);
  });

/** The pixels of a picture, upright, on white. */
function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, keptSize(picture));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/**
 * A photo as it is kept: a JPEG of its pixels alone, small enough to be sent from a phone. What the camera writes beside them,
 * as where it was taken and by which phone, is not among pixels. Rejects for what is no picture that this browser reads.
 */
export async function smallPhoto(file: File): Promise<File> {
  if (file.size > TAKEN_MAX_BYTES) throw new Error(`${file.name} is too large.`);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = drawn(picture);
    const small = await smallEnough((quality) => blobOf(canvas, quality));
    if (!small) throw new Error(`${file.name} cannot be made small enough.`);
    return new File([small], `${file.name.replace(/\.\w{1,5}$/, '') || 'Photo'}.jpg`, { type: small.type });
  } finally {
    picture.close();
  }
}
