import { resetFactor } from '@/office/people/peopleClient';
import { SureDialog } from './SureDialog';
import type { UserDialogProps } from './userDialogProps';

/** Asks before it takes away somebody's second factor, as their password alone lets them in after it. */
export function ResetFactorDialog({ office, user: { name }, onDone, onClose }: UserDialogProps) {
  const reset = async () => {
    await resetFactor(office, name);
    onDone(`Second factor of ${name} reset`, (users) => users);
  };
  return (
    <SureDialog
      title={`Reset second factor of ${name}?`}
      text={`The password alone lets ${name} in after it. Where a second factor is required, ${name} sets up another one at the next sign-in. Make sure that it is ${name} who asks for it.`}
      okText="Reset"
      onOk={reset}
      onClose={onClose}
    />
  );
}
