import { formatBytes } from '@/format';

/**
 * How much a browser keeps here, for how much more it has room, and whether it may clear it by itself, as it tells. In an office too,
 * where what waits to be sent is kept here.
 */
export async function storageFacts(storage: Pick<StorageManager, 'estimate' | 'persisted'>) {
  const { usage = 0, quota = 0 } = await storage.estimate();
  const promised = await storage.persisted();
  return [
    { label: 'Used in this browser', value: formatBytes(usage) },
    { label: 'Room left', value: formatBytes(Math.max(0, quota - usage)) },
    {
      label: 'Kept until you remove it',
      value: promised ? 'Yes, this browser says' : 'Not promised: when its disk is full, this browser may remove it',
    },
  ];
}
