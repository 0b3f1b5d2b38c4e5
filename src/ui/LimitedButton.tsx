import { Button, type ButtonProps } from 'antd';
import { use, type MouseEvent } from 'react';
import { Limits, type LimitedAction } from './limits';

export interface LimitedButtonProps extends ButtonProps {
  /** What it does, or leads to; of several facts the person may say one at least. */
  does: LimitedAction;
}

/** A double click on what a screen is for, or leads to, is one click: the second would come before the screen is left. */
const once = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** A button, or a link like one, for what not everybody may do: whoever may not is told why. */
export function LimitedButton({ does, ...button }: LimitedButtonProps) {
  const { whyNot, Denied } = use(Limits);
  const reason = whyNot(does);
  // An icon alone says its name to whoever points at it.
  const title = button.children ? undefined : button['aria-label'];
  return reason ? (
    <Denied {...button} reason={reason} />
  ) : (
    <Button
      {...(title !== undefined && { title })}
      {...((button.type === 'primary' || button.href !== undefined) && { onClickCapture: once })}
      {...button}
    />
  );
}
