// A desk in the process of a test to which somebody says facts that name files.
import type { UnknownAction } from '@reduxjs/toolkit';
import { memoryShelf } from '@/journal/adapters/memory';
import { hashOf } from '@/journal/kit/hash';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Role } from '@/store/kit/roles';
import { asking } from './drafts';
import { memoryValidator } from './memoryValidator';

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const PDF = '%PDF-1.7 the certificate of Northstar';

/** What the state remembers of a PDF file with that text. */
export const fileOf = async (text: string, changes: Partial<Attachment> = {}): Promise<Attachment> => {
  const bytes = bytesOf(text);
  return { hash: await hashOf(bytes), name: 'gst.pdf', type: 'application/pdf', size: bytes.length, ...changes };
};

export interface FilesSetting {
  role?: Role;
  business?: Business;
  /** The contents that there are. */
  kept?: readonly string[];
  /** Those that Vijay has put. */
  own?: readonly string[];
  /** Whether it is noted of the others who has put them. */
  noted?: boolean;
  lookedFor?: (hash: string) => void;
}

/** A desk that Vijay, of stock, says something to, which keeps what it admits. */
export async function filesDesk({
  role = 'stock',
  business = emptyBusiness,
  kept = [PDF],
  own = [PDF],
  noted = true,
  lookedFor = () => {},
}: FilesSetting = {}) {
  const journal = memoryShelf()();
  for (const text of kept) await journal.contents.put(await hashOf(bytesOf(text)), bytesOf(text));
  const owned = new Set(await Promise.all(own.map((text) => hashOf(bytesOf(text)))));
  const { validator } = await memoryValidator(journal, {
    role,
    business,
    isPutBy: (hash, by) => by === 'Vijay' && owned.has(hash),
    isPutByAnybody: (hash) => noted || owned.has(hash),
    lookedFor,
  });
  let asked = 0;
  const say = async (action: UnknownAction, more: object = {}) => {
    const draft = { ...asking(`fact-${(asked += 1)}`, action, []), ...more };
    const validation = await validator.validate('Vijay', draft);
    if ('refused' in validation) return validation.refused;
    const [answer] = await journal.append([{ ...validation.parcel, by: 'Vijay' }]);
    validation.kept(answer && 'kept' in answer ? answer.kept : 0);
    return 'admitted';
  };
  return { journal, say };
}

/** What such a desk answers. */
export const saidBy = async (setting?: FilesSetting) => (await filesDesk(setting)).say;

export const NO_FILE = 'The office does not have the file gst.pdf. Choose it again.';
