import { useEffect, useState } from 'react';
import { formatBytes } from '@/format';
import { Facts } from '@/ui/Facts';

interface Space {
  used: number;
  left: number;
}

async function readSpace(): Promise<Space | undefined> {
  if (!('storage' in navigator)) return undefined;
  const { usage = 0, quota = 0 } = await navigator.storage.estimate();
  return { used: usage, left: Math.max(0, quota - usage) };
}

/** How much this browser keeps here, and for how much more it has room, as it tells; nothing where it does not. */
export function StorageFacts() {
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
      ]}
    />
  );
}
