import { Button, Modal } from 'antd';
import { paths } from '@/paths';
import { useNavigate } from 'react-router-dom';
import { accountOpened } from '@/store/accounts/accountsSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { happened, selectSubmitted } from '@/store/onboarding/onboardingSlice';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { Facts } from '@/ui/Facts';
import { useToast } from '@/ui/toast';
import { handOff, type OnConfirm } from './handOff';
import { wizardPaths } from './wizardPaths';

/** Asks whether the account shall be created: Yes does, No goes back to step 1 with the draft kept (D26). */
export default function ConfirmDialog({ onConfirm }: { onConfirm: OnConfirm }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useAppSelector(selectSubmitted);
  if (!draft) return null;
  const { client, billing, package: chosen } = draft;
  const yes = () => {
    void handOff(onConfirm, true);
    const undo = dispatch(sayUndoable(accountOpened(draft)));
    dispatch(happened({ type: 'confirmed' }));
    toast({ text: `${client.companyName} added: Pending until its vehicles are billed`, undo });
    void navigate(paths.sales.billed);
  };
  const no = () => {
    void handOff(onConfirm, false);
    dispatch(happened({ type: 'declined' }));
    void navigate(wizardPaths.client);
  };
  return (
    <Modal
      title="Create this account?"
      open
      mask={{ closable: false }}
      onCancel={() => dispatch(happened({ type: 'visited', step: 'package' }))}
      footer={[
        <Button key="no" onClick={no}>
          No
        </Button>,
        <Button key="yes" type="primary" onClick={yes}>
          Yes
        </Button>,
      ]}
    >
      <Facts
        facts={[
          { label: 'Company Name', value: client.companyName },
          { label: 'Client', value: `${client.firstName} ${client.lastName}` },
          { label: 'GST Number', value: billing.gstNo },
          { label: 'Device', value: `${chosen.deviceType}, ${chosen.model}` },
        ]}
      />
    </Modal>
  );
}
