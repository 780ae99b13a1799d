/** What is wrong with the field above; part of its hint. */
export function FieldError({ text }: { text: string }) {
  return (
    <span role="alert" className="block font-semibold text-falu">
      {text}
    </span>
  );
}
