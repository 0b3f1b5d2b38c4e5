import { paths } from '@/paths';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';
import { askAccess, endSession } from '@/office/people/peopleClient';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useToast } from '@/ui/toast';
import { OfficeLoading } from './OfficeLoading';
import { signInColumns, type SignInRow } from './signInColumns';

/** Browsers come and go: so often it is asked who is signed in, in milliseconds. */
const ASK_EVERY_MS = 15_000;

/** In which browsers people are signed in to the shared office; for its admins. */
export default function SignInsScreen({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askAccess, ASK_EVERY_MS);
  const toast = useToast();
  const end = async ({ id, name, browser }: SignInRow) => {
    try {
      await endSession(office, id);
      toast({ text: `${name} is signed out in ${browser}` });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await reload();
  };
  const rows = told?.sessions.map((session) => ({ ...session, isHere: session.id === office.session() }));
  return (
    <Page
      title="Sign-ins"
      documentTitle="Settings: Sign-ins"
      actions={<LinkButton to={paths.office.users}>Users</LinkButton>}
    >
      {rows && (
        <DataTable
          label="Sign-ins"
          rows={rows}
          columns={signInColumns((row) => void end(row))}
          searchHint="Name, browser or address"
          empty="Nobody is signed in."
          nothingFound="No sign-in matches the search."
        />
      )}
      {(!rows || trouble !== undefined) && <OfficeLoading what="sign-ins" trouble={trouble} onTryAgain={again} />}
    </Page>
  );
}
