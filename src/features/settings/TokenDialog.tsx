import type { ApiToken } from '@/office/api/apiProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { AddTokenDialog } from './AddTokenDialog';
import { RenewTokenDialog } from './RenewTokenDialog';
import { ShownOnceDialog } from './ShownOnceDialog';
import { SureDialog } from './SureDialog';

/** What a dialog of the tokens is about. */
export type TokenDialogOf =
  | { kind: 'add' }
  | { kind: 'made'; name: string; token: string }
  | { kind: 'renew' | 'remove'; token: ApiToken };

export interface TokenDialogProps {
  office: OfficeLink;
  of: TokenDialogOf;
  /** The token stands nowhere else. */
  onMade: (name: string, token: string) => void;
  onRenewed: (token: ApiToken) => void;
  remove: (token: ApiToken) => Promise<void>;
  onClose: () => void;
}

/** The dialog in which a token is made, shown, renewed or removed. */
export function TokenDialog({ office, of, onMade, onRenewed, remove, onClose }: TokenDialogProps) {
  switch (of.kind) {
    case 'add':
      return <AddTokenDialog office={office} onMade={onMade} onClose={onClose} />;
    case 'made':
      return (
        <ShownOnceDialog
          title={`Token ${of.name}`}
          what="token"
          secret={of.token}
          note="Whoever has it reads by it, so keep it out of what browsers load."
          onClose={onClose}
        />
      );
    case 'renew':
      return (
        <RenewTokenDialog office={office} token={of.token} onRenewed={() => onRenewed(of.token)} onClose={onClose} />
      );
    case 'remove':
  }
  return (
    <SureDialog
      title={`Remove the token ${of.token.name}?`}
      text="Whatever reads by it is refused at once. Another token is another text: it has to be entered there."
      okText="Remove"
      onOk={() => remove(of.token)}
      onClose={onClose}
    />
  );
}
