/** Whether the target of an event is an element, or in it. */
export const isWithin = (element: Node, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);
