import { useActivities } from '@/parts/hooks';
import { ActivityList } from '@/ui/ActivityList';
import { Section } from '@/ui/Section';

/** What was done to this vendor, newest first. */
export const VendorActivity = ({ id }: { id: number }) => (
  <Section title="Activity">
    <ActivityList
      {...useActivities({ kind: 'vendor', id })}
      empty="Nothing has been changed here since the data was loaded."
    />
  </Section>
);
