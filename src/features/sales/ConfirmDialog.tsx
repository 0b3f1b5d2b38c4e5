import { treatmentIn } from '@/store/clients/accounts/gstTreatment';
import { Button, Modal } from 'antd';
import { paths } from '@/paths';
import { useNavigate } from 'react-router-dom';
import { accountOpened } from '@/store/facts/accounts';
import { useAppDispatch, useAppSelector, useAppStore } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { openedAt } from '@/store/clients/accounts/newAccount';
import { useSay } from '@/parts/useSay';
import { happened, selectSubmitted } from '@/store/clients/onboarding/onboardingSlice';
import { Facts } from '@/ui/Facts';
import { LimitedButton } from '@/ui/LimitedButton';
import { handOff, NEW_ACCOUNT, type OnConfirm } from './handOff';
import { wizardPaths } from './wizardPaths';

/** Asks whether the account shall be created: Yes does, No goes back to step 1 with the draft kept. */
export default function ConfirmDialog({ onConfirm }: { onConfirm: OnConfirm }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const say = useSay();
  const draft = useAppSelector(selectSubmitted);
  const today = useToday();
  const store = useAppStore();
  if (!draft) return null;
  const { client, billing, package: chosen } = draft;
  const yes = () => {
    const rate = packageRateOn(store.getState(), billing, 'subscription', today);
    if (
      !say(accountOpened(openedAt(draft, rate)), `${client.companyName} added: Pending until its vehicles are billed`)
    )
      return;
    void handOff(NEW_ACCOUNT, onConfirm, true);
    dispatch(happened({ type: 'confirmed' }));
    // It has vehicles to bill.
    void navigate(paths.sales.billedOf('pending'));
  };
  const no = () => {
    void handOff(NEW_ACCOUNT, onConfirm, false);
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
        // oxlint-disable-next-line no-autofocus -- The focus goes to the answer of the question that was just asked for.
        <LimitedButton key="yes" does={accountOpened} type="primary" autoFocus onClick={yes}>
          Yes
        </LimitedButton>,
      ]}
    >
      <Facts
        facts={[
          { label: 'Company Name', value: client.companyName },
          { label: 'Client', value: `${client.firstName} ${client.lastName}` },
          { label: 'GST Number', value: billing.gstNo || treatmentIn(billing) },
          { label: 'Device', value: `${chosen.deviceType}, ${chosen.model}` },
        ]}
      />
    </Modal>
  );
}
