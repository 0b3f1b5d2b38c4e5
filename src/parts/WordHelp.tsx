import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Icon } from '@/ui/Icon';
import { TRADE_WORDS } from './tradeWords';

/** Says what a word of the trade means, to whoever points at it or goes there by the keyboard. */
export default function WordHelp({ word: wanted }: { word: string }) {
  const known = TRADE_WORDS.find(({ word }) => word === wanted);
  return (
    known && (
      <Tooltip title={known.means} trigger={['hover', 'focus']}>
        <Button
          type="text"
          size="small"
          // Also beside a field that is disabled.
          disabled={false}
          icon={<Icon of={QuestionCircleOutlined} />}
          aria-label={`What ${wanted} means`}
          aria-description={known.means}
        />
      </Tooltip>
    )
  );
}
