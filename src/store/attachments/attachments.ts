import { nanoid } from '@reduxjs/toolkit';
import type { DBSchema } from 'idb';
import type { Attachment } from './attachment';

interface Shelf extends DBSchema {
  files: { key: string; value: Blob };
}

const shelf = async () => {
  const { openDB } = await import('idb');
  return openDB<Shelf>('trackyard-attachments', 1, { upgrade: (db) => void db.createObjectStore('files') });
};

/** Keeps a file's bytes outside Redux, in this browser (D11), and gives what the state remembers of it. */
export async function keepAttachment(file: File): Promise<Attachment> {
  const attachment = { id: nanoid(), name: file.name, type: file.type, size: file.size };
  const db = await shelf();
  await db.put('files', file, attachment.id);
  db.close();
  return attachment;
}

/** The bytes of a kept attachment; undefined when this browser does not have them. */
export async function readAttachment(id: string): Promise<Blob | undefined> {
  const db = await shelf();
  const file = await db.get('files', id);
  db.close();
  return file;
}
