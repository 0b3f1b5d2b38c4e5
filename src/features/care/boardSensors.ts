import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type KeyboardSensorOptions,
} from '@dnd-kit/core';

/** A mouse that moves less, in px, clicks. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** A finger that rests less, in ms, or moves more meanwhile, in px, scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** For each arrow key whether a place lies on its side of another, and how far. */
const DISTANCES: Readonly<Record<string, (from: ClientRect, to: ClientRect) => number>> = {
  ArrowUp: (from, to) => (to.left === from.left ? from.top - to.top : 0),
  ArrowDown: (from, to) => (to.left === from.left ? to.top - from.top : 0),
  ArrowLeft: (from, to) => (to.top === from.top ? from.left - to.left : 0),
  ArrowRight: (from, to) => (to.top === from.top ? to.left - from.left : 0),
};

/** The next of the places, which stand in rows and columns, on the side of an arrow key; at the edge it is the same place. */
export function besidePlace(from: ClientRect, places: Iterable<ClientRect>, arrow: string): ClientRect {
  const distance = DISTANCES[arrow];
  const beside = Array.from(places)
    .map((place) => ({ place, away: distance?.(from, place) ?? 0 }))
    .filter(({ away }) => away > 0);
  return beside.toSorted((one, other) => one.away - other.away)[0]?.place ?? from;
}

const moveByArrow: KeyboardCoordinateGetter = (event, { context: { over, collisionRect: card, droppableRects } }) => {
  if (!(event.code in DISTANCES) || !over || !card) return undefined;
  event.preventDefault();
  const to = besidePlace(over.rect, droppableRects.values(), event.code);
  return { x: to.left + (to.width - card.width) / 2, y: to.top + (to.height - card.height) / 2 };
};

/** The keys that lift a card and put it down; the keypad has an Enter of its own. */
const LIFTING = ['Space', 'Enter', 'NumpadEnter'];

/** Without an animation, so that the next arrow key starts from where the board has scrolled to. */
const KEYS: KeyboardSensorOptions = {
  coordinateGetter: moveByArrow,
  scrollBehavior: 'auto',
  keyboardCodes: { start: LIFTING, end: [...LIFTING, 'Tab'], cancel: ['Escape'] },
};

/** Over which place a card is: a pointer's is the one under it, a key's begins with its own, or with the first one. */
export const placeUnderCard: CollisionDetection = (moved) => {
  if (moved.pointerCoordinates) return pointerWithin(moved);
  const [first] = moved.droppableContainers;
  if (rectIntersection(moved).length > 0) return closestCenter(moved);
  return first ? [{ id: first.id }] : [];
};

/** What moves a card: the mouse, a finger that rests on it first, and the keys. */
export const useBoardSensors = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYS));
