import type { OfficeLink } from '@/office/officeLink';
import { OfficeLoading } from './OfficeLoading';
import { SmsForm } from './SmsForm';
import { SmsTemplates } from './SmsTemplates';
import { TestSmsForm } from './TestSmsForm';
import { useSms } from './useSms';

/** How the office sends SMS, for its admins: by which provider, which texts, and an SMS to try it. */
export function SmsPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useSms(office);
  if (!told) return <OfficeLoading what="SMS settings" trouble={trouble} onTryAgain={() => void reload()} />;
  return (
    <>
      <SmsForm key={JSON.stringify(told.settings)} office={office} told={told} onSaved={reload} />
      <SmsTemplates office={office} told={told} onSaved={reload} />
      {told.settings && <TestSmsForm office={office} />}
    </>
  );
}
