import type { KeptPost, PostBook } from '../post/postBook';

/** What is kept beside the OTPs of challans has a kind of its own, as whoever offers a challan chooses its identity; before that it stood among them, and is read from there once. */
export async function readBeside(
  book: Pick<PostBook, 'read'>,
  kind: 'otpAlert' | 'otpLanguage',
  key: string,
): Promise<KeptPost> {
  const kept = await book.read(kind, key);
  return kept.place > 0 ? kept : { ...(await book.read('otp', key)), place: 0 };
}
