import type { AppDispatch } from '@/store/business/store';
import { readAttachment } from '@/store/kit/attachments/attachments';
import type { Paper } from '@/store/billing/papers/paper';

async function dataUrl(file: Blob): Promise<string> {
  const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return `data:${file.type};base64,${btoa(letters.join(''))}`;
}

/** The logos of papers as data URLs by their hashes; one whose bytes are not here any more is left out, as the paper holds without it. */
export const logosOf =
  (papers: readonly Paper[]) =>
  async (dispatch: AppDispatch): Promise<ReadonlyMap<string, string>> => {
    const all = new Map(papers.flatMap(({ supplier: { logo } }) => (logo ? [[logo.hash, logo] as const] : [])));
    const found = await Promise.all(
      [...all].map(
        async ([hash, logo]) =>
          [
            hash,
            await dispatch(readAttachment(logo))
              .then(dataUrl)
              .catch(() => ''),
          ] as const,
      ),
    );
    return new Map(found.filter(([, url]) => url !== ''));
  };
