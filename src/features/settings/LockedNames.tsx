import { Alert, Button } from 'antd';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble, unlockName } from '@/office/people/asking';
import { useToast } from '@/ui/toast';
import type { AccessKnown } from './useAccess';

/** The names with which nobody may sign in now, as too many sign-ins failed, each with what lets them in again. */
export function LockedNames({ office, access, reload }: AccessKnown & { office: OfficeLink }) {
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
  return access?.locked.map(({ name }) => (
    <Alert
      key={name}
      type="warning"
      showIcon
      title={`${name} is locked: too many sign-ins with this name have failed.`}
      action={
        <Button size="small" aria-label={`Unlock ${name}`} onClick={() => void unlock(name)}>
          Unlock
        </Button>
      }
    />
  ));
}
