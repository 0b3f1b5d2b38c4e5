import { Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { EverythingLine } from '@/parts/EverythingLine';
import { FoldedSearch } from '@/ui/FoldedSearch';
import styles from './InvoiceSearch.module.css';

const PLACEHOLDER = 'Search for invoice clients..';

/** The sales bar's search: Enter looks through the billed accounts; the line below it through everything. */
export function InvoiceSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <FoldedSearch>
      <div className={styles.search}>
        <Input
          type="search"
          aria-label={PLACEHOLDER}
          placeholder={PLACEHOLDER}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => void navigate(paths.sales.billedOf('', typed))}
        />
        {typed.trim() !== '' && (
          <div className={styles.below}>
            <EverythingLine typed={typed} />
          </div>
        )}
      </div>
    </FoldedSearch>
  );
}
