import { useEffect, useState } from 'react';
import { formatBytes } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { selectOffice } from '@/store/browser/selectOffice';
import { Facts } from '@/ui/Facts';

interface Space {
  used: number;
  left: number;
  /** Whether the browser keeps it until somebody removes it. */
  promised: boolean;
}

async function readSpace(): Promise<Space | undefined> {
  if (!('storage' in navigator)) return undefined;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  const promised = await navigator.storage.persisted();
  return { used: usage, left: Math.max(0, quota - usage), promised };
}

/** How much this browser keeps here, for how much more it has room, and whether it may clear it by itself, as it tells; nothing where it does not. */
export function StorageFacts() {
  const inOffice = useAppSelector((state) => selectOffice(state) !== undefined);
  const [space, setSpace] = useState<Space>();
  useEffect(() => {
    const read = async () => setSpace(await readSpace().catch(() => undefined));
    void read();
  }, []);
  if (!space) return null;
  return (
    <Facts
      facts={[
        { label: 'Used in this browser', value: formatBytes(space.used) },
        { label: 'Room left', value: formatBytes(space.left) },
        // In an office it is a copy.
        ...(inOffice
          ? []
          : [
              {
                label: 'Kept until you remove it',
                value: space.promised
                  ? 'Yes, this browser says'
                  : 'Not promised: when its disk is full, this browser may remove it',
              },
            ]),
      ]}
    />
  );
}
