import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { API_ADDRESS, type ApiToken } from '@/office/api/apiProtocol';
import { askTokens, removeToken } from '@/office/api/apiClient';
import type { OfficeLink } from '@/office/officeLink';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { OfficeLoading } from './OfficeLoading';
import { TokenDialog, type TokenDialogOf } from './TokenDialog';
import { tokenColumns } from './tokenColumns';
import { useOfficeResult } from '@/parts/useOfficeResult';

/** By which tokens other programs read here, and as whom; for admins. */
export function TokensPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askTokens);
  const toast = useToast();
  const [open, setOpen] = useState<TokenDialogOf>();
  const close = (closed: TokenDialogOf) => setOpen((now) => (now === closed ? undefined : now));
  const remove = async ({ id, name }: ApiToken) => {
    await removeToken(office, id);
    toast({ text: `Token ${name} removed` });
    await reload();
  };
  return (
    <Section
      title="Tokens"
      actions={
        <Button type="primary" icon={<Icon of={PlusOutlined} />} onClick={() => setOpen({ kind: 'add' })}>
          Add Token
        </Button>
      }
    >
      <p>
        A website or an app of your own reads by a token what clients owe and how far jobs are, and changes nothing. The
        address is <code>{`${location.origin}${API_ADDRESS}`}</code>;{' '}
        <a href={`${API_ADDRESS}/openapi.json`} target="_blank" rel="noreferrer">
          its description (OpenAPI)
        </a>{' '}
        says the rest.
      </p>
      {told && (
        <DataTable
          label="Tokens"
          rows={told.tokens}
          columns={tokenColumns({
            renew: (token) => setOpen({ kind: 'renew', token }),
            remove: (token) => setOpen({ kind: 'remove', token }),
          })}
          searchHint="Name"
          empty="No tokens yet. Click the Add Token button to make one."
          nothingFound="No token matches the search."
        />
      )}
      {(!told || trouble !== undefined) && <OfficeLoading what="tokens" trouble={trouble} onTryAgain={again} />}
      {open && (
        <TokenDialog
          key={open.kind}
          office={office}
          of={open}
          onMade={(name, token) => {
            setOpen({ kind: 'made', name, token });
            void reload();
          }}
          onRenewed={({ name }) => {
            toast({ text: `Token ${name} renewed` });
            void reload();
          }}
          remove={remove}
          onClose={() => close(open)}
        />
      )}
    </Section>
  );
}
