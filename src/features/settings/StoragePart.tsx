import { useEffect, useState } from 'react';
import { Facts } from '@/ui/Facts';
import { Section } from '@/ui/Section';
import { storageFacts } from './storageFacts';

/** What this browser tells of its storage; no figures where it tells none. */
export function StoragePart() {
  const [facts, setFacts] = useState<Awaited<ReturnType<typeof storageFacts>>>();
  useEffect(() => {
    if ('storage' in navigator) storageFacts(navigator.storage).then(setFacts, () => {});
  }, []);
  return (
    <Section title="Storage">
      <p>What is kept in this browser, and for how much more it has room.</p>
      {facts && <Facts facts={facts} />}
    </Section>
  );
}
