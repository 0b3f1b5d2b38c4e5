import { Button } from 'antd';
import type { DeskResults } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';
import { unlockName } from '@/office/people/peopleClient';
import { Message } from '@/ui/Message';
import { useToast } from '@/ui/toast';

interface LockedNamesProps extends Pick<DeskResults['people.access'], 'locked'> {
  office: OfficeLink;
  /** Asks anew which names are locked. */
  reload: () => Promise<void>;
}

/** The names with which nobody may sign in now, as too many sign-ins failed, each with what lets them in again. */
export function LockedNames({ office, locked, reload }: LockedNamesProps) {
  const toast = useToast();
  const unlock = async (name: string) => {
    try {
      await unlockName(office, name);
      toast({ text: `${name} may sign in again` });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await reload();
  };
  return locked.map(({ name }) => (
    <Message
      key={name}
      tone="warning"
      title={`${name} is locked: too many sign-ins with this name have failed.`}
      action={
        <Button size="small" aria-label={`Unlock ${name}`} onClick={() => void unlock(name)}>
          Unlock
        </Button>
      }
    />
  ));
}
