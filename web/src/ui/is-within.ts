/** Whether an event's target is an element, or is inside it. */
export const isWithin = (element: Node, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);
