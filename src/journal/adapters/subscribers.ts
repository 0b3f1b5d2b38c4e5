/** Those who are told of news, each as often as they subscribed. */
export function createSubscribers() {
  const subscribers = new Set<() => void>();
  return {
    tell: () => {
      for (const onNews of subscribers) onNews();
    },
    /** Gives what ends it. */
    subscribe: (onNews: () => void) => {
      const hear = () => onNews();
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
    clear: () => subscribers.clear(),
  };
}
