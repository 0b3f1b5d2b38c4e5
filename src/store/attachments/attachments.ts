import { nanoid } from '@reduxjs/toolkit';
import type { DBSchema } from 'idb';
import type { Attachment } from './attachment';

interface Shelf extends DBSchema {
  files: { key: string; value: Blob };
}

/** A kept file with its bytes in base64, as a backup carries it. */
export interface KeptFile {
  id: string;
  type: string;
  base64: string;
}

/** Where the bytes are while this browser offers no storage. */
const inMemory = new Map<string, Blob>();

async function shelf() {
  try {
    const { openDB } = await import('idb');
    return await openDB<Shelf>('trackyard-attachments', 1, { upgrade: (db) => void db.createObjectStore('files') });
  } catch {
    return undefined;
  }
}

async function put(id: string, file: Blob) {
  const db = await shelf();
  if (db) await db.put('files', file, id);
  else inMemory.set(id, file);
  db?.close();
}

/** Keeps a file's bytes outside Redux, in this browser (D11), and gives what the state remembers of it. */
export async function keepAttachment(file: File): Promise<Attachment> {
  const attachment = { id: nanoid(), name: file.name, type: file.type, size: file.size };
  await put(attachment.id, file);
  return attachment;
}

/** The bytes of a kept attachment; undefined when this browser does not have them. */
export async function readAttachment(id: string): Promise<Blob | undefined> {
  const db = await shelf();
  const file = db ? await db.get('files', id) : inMemory.get(id);
  db?.close();
  return file;
}

async function kept(): Promise<[string, Blob][]> {
  const db = await shelf();
  if (!db) return [...inMemory];
  const ids = await db.getAllKeys('files');
  const files = await db.getAll('files');
  db.close();
  return files.map((file, index) => [ids[index] ?? '', file]);
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Every kept file with its bytes, for a backup. */
export const allAttachments = async (): Promise<KeptFile[]> =>
  Promise.all((await kept()).map(async ([id, file]) => ({ id, type: file.type, base64: await base64Of(file) })));

/** Puts a backup's files back under their ids. */
export async function restoreAttachments(files: readonly KeptFile[]): Promise<void> {
  for (const { id, type, base64 } of files) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await put(id, new Blob([bytes], { type }));
  }
}
