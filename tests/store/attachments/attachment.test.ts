import { expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES, attachmentRefusal } from '@/store/attachments/attachment';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

test('the limit is 5 MB', () => expect(ATTACHMENT_MAX_BYTES).toBe(5_242_880));

test.each([
  ['a PDF', file('gst.pdf', 'application/pdf')],
  ['a photo', file('gst.jpg', 'image/jpeg')],
  ['any other image', file('scan.x', 'image/x-rare')],
  ['a file of just the limit', file('gst.pdf', 'application/pdf', ATTACHMENT_MAX_BYTES)],
  ['a file of one byte', file('gst.pdf', 'application/pdf', 1)],
  ['a PDF by its name, when the browser knows no type', file('GST.PDF', '')],
  ['a photo by its name, when the browser knows no type', file('IMG_2041.heic', '')],
])('%s is welcome', (_title, chosen) => expect(attachmentRefusal(chosen)).toBeUndefined());

const cure = 'Choose a PDF or an image of at most 5 MB.';

test.each([
  ['of another type', file('notes.txt', 'text/plain'), `notes.txt is not a PDF or an image. ${cure}`],
  ['named like a PDF and of another type', file('a.pdf', 'text/html'), `a.pdf is not a PDF or an image. ${cure}`],
  ['of a type that only contains "image/"', file('a', 'x-image/png'), `a is not a PDF or an image. ${cure}`],
  ['of no type and another ending', file('gst.pdf.exe', ''), `gst.pdf.exe is not a PDF or an image. ${cure}`],
  ['of no type and no ending', file('pdf', ''), `pdf is not a PDF or an image. ${cure}`],
  ['that is empty', file('gst.pdf', 'application/pdf', 0), `gst.pdf is empty. ${cure}`],
  [
    'one byte over the limit',
    file('huge.pdf', 'application/pdf', ATTACHMENT_MAX_BYTES + 1),
    `huge.pdf is too large with 5.1 MB. ${cure}`,
  ],
  ['far too large', file('film.png', 'image/png', 64 * 1024 * 1024), `film.png is too large with 64 MB. ${cure}`],
])('a file %s is refused with the reason and the limit', (_title, chosen, refusal) => {
  expect(attachmentRefusal(chosen)).toBe(refusal);
});
