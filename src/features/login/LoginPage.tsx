import { Skeleton } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { useOffice } from '@/parts/office';
import { lazyPart } from '@/ui/lazyPart';
import { Page } from '@/ui/Page';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';

const OfficeLoginForm = lazyPart(() => import('./OfficeLoginForm'));

export interface LoginPageProps {
  title: string;
  /** The area that it leads to. */
  to: string;
  /** A link to the other login. */
  other: ReactNode;
}

/** The login of an area: to a shared office, where there is one, else as the product has it by itself. */
export function LoginPage({ title, to, other }: LoginPageProps) {
  const office = useOffice();
  return (
    <Page title={title}>
      {office ? (
        <Suspense fallback={<Skeleton active title={false} />}>
          <OfficeLoginForm office={office} to={to} />
        </Suspense>
      ) : (
        <LoginForm to={to} />
      )}
      <p className={styles.other}>{other}</p>
    </Page>
  );
}
