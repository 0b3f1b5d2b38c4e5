import { WhenReady } from '@/parts/WhenReady';
import { Page } from '@/ui/Page';
import { CompanyForm } from './CompanyForm';

/** What our documents say of ourselves, how their numbers begin, and what holds unless somebody says otherwise. */
export default function CompanyScreen() {
  return (
    <Page title="Company" documentTitle="Settings: Company">
      <WhenReady loading="Loading..." failed="Error loading the data.">
        <CompanyForm />
      </WhenReady>
    </Page>
  );
}
