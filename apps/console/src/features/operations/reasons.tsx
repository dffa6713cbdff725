type ReasonsProps = { readonly reason: string | undefined; readonly problem: string | undefined };

/** Says why buttons can't be pressed, and what went wrong when one was. */
export function Reasons({ reason, problem }: ReasonsProps) {
  return (
    <>
      {reason && <p className="fine-print">{reason}</p>}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
