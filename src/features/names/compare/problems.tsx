/** What is wrong with the names that are asked for, in sentences. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <div role="status" className="print:hidden">
      {problems.length > 0 && (
        <div className="mb-6 grid gap-1 rounded-card bg-honey-tint p-5 wrap-anywhere">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}
