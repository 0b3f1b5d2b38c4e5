import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { use, useRef, useState, type ComponentRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchCare } from '@/store/care/jobs/careSearch';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { EverythingLine } from '@/parts/EverythingLine';
import { useAppSelector } from '@/parts/hooks';
import { useNow } from '@/parts/useNow';
import { FoldedSearch } from '@/ui/FoldedSearch';
import { Icon } from '@/ui/Icon';
import { Limits } from '@/ui/limits';
import { Spoken } from '@/ui/Spoken';
import styles from './CareSearch.module.css';
import { careOptions, type CareGroup, type CareOption } from './careSearchOptions';

const LABEL = 'Search vehicles, jobs and clients';
/** As high as the longest list of hits: none of them has to be scrolled to. */
const ALL_HITS_PX = 560;

/** What of vehicles, jobs and clients is found, on screens that the person has. */
function useCareHits(typed: string): CareGroup[] {
  const vehicleRows = useAppSelector(selectVehicleRows);
  const now = useNow();
  const silent = useAppSelector((state) => selectNotWorking(state, now));
  const jobs = useAppSelector(selectJobs);
  const { whyNot } = use(Limits);
  return careOptions(searchCare({ vehicleRows, silent, jobs }, typed), (to) => !whyNot(to));
}

const Hit = ({ title, detail }: CareOption) => (
  <>
    {title} <span className={styles.detail}>{detail}</span>
  </>
);

/** The header's search: what is picked, or on Enter the first hit, is shown on its screen. */
export function CareSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const input = useRef<ComponentRef<typeof AutoComplete>>(null);
  const asked = typed.trim() !== '';
  const groups = useCareHits(typed);
  const found = groups.reduce((sum, { options }) => sum + options.length, 0);
  const nothing = `Nothing found for “${typed.trim()}”.`;

  return (
    <FoldedSearch>
      {/* Tab leaves the search; antd would pick the first hit with it. */}
      <div
        role="presentation"
        onKeyDownCapture={(event) => {
          if (event.key === 'Tab') event.stopPropagation();
        }}
      >
        <AutoComplete<string, CareGroup | CareOption>
          ref={input}
          className={styles.input ?? ''}
          aria-label={LABEL}
          placeholder={LABEL}
          prefix={<Icon of={SearchOutlined} />}
          value={typed}
          options={groups}
          defaultActiveFirstOption
          virtual={false}
          listHeight={ALL_HITS_PX}
          showSearch={{ filterOption: false }}
          notFoundContent={asked ? <span className={styles.nothing}>{nothing}</span> : null}
          optionRender={({ data }) => 'to' in data && <Hit {...data} />}
          popupRender={(hits) => (
            <>
              {hits}
              {asked && <EverythingLine typed={typed} />}
            </>
          )}
          onChange={setTyped}
          onSelect={(_value, option) => {
            if (!('to' in option)) return;
            setTyped('');
            input.current?.blur();
            void navigate(option.to);
          }}
        />
        <Spoken role="status">{asked && (found > 0 ? `${found} found` : nothing)}</Spoken>
      </div>
    </FoldedSearch>
  );
}
