import { Button } from 'antd';
import { useRef, type PointerEvent } from 'react';
import styles from './DrawingPad.module.css';

/** In pixels of the picture, whatever room the screen has for it. */
const WIDTH = 640;
const HEIGHT = 240;
const STROKE = 4;

export interface DrawingPadProps {
  /** What is drawn there, for who hears the screen. */
  name: string;
  /** The words of the button that wipes it. */
  clear: string;
  id?: string;
  isDrawn: boolean;
  /** Gets the picture (PNG, black on white) after each stroke, and undefined once it is wiped. */
  onDrawn: (picture: Blob | undefined) => void;
}

/** Where a pointer is in the picture. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT];
}

/** A pad to draw on with a finger, a pen or the mouse; whoever cannot needs another field beside it. */
export function DrawingPad({ name, clear, id, isDrawn, onDrawn }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<number>(undefined);

  const wipe = (context: CanvasRenderingContext2D) => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, WIDTH, HEIGHT);
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d');
    if (!context || pen.current !== undefined) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isDrawn) wipe(context);
    Object.assign(context, { lineWidth: STROKE, lineCap: 'round', lineJoin: 'round', strokeStyle: 'black' });
    context.beginPath();
    context.moveTo(...placeOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d');
    if (!context || pen.current !== event.pointerId) return;
    context.lineTo(...placeOf(event));
    context.stroke();
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pen.current !== event.pointerId) return;
    draw(event);
    pen.current = undefined;
    event.currentTarget.toBlob((picture) => onDrawn(picture ?? undefined), 'image/png');
  };

  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        {...(id && { id })}
        role="img"
        aria-label={name}
        className={styles.canvas}
        width={WIDTH}
        height={HEIGHT}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {isDrawn && (
        <Button
          onClick={() => {
            const context = canvas.current?.getContext('2d');
            if (context) wipe(context);
            onDrawn(undefined);
          }}
        >
          {clear}
        </Button>
      )}
    </div>
  );
}
