/** A reply is pending (product 31.41). */
export const Thinking = () => (
  <li className="grid gap-1.5">
    <p role="status" className="animate-breathe text-soft">
      AI is thinking...
    </p>
  </li>
);
