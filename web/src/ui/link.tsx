import type { ReactNode } from "react";
import { go } from "../router";

/** A link inside of the page. */
export function Link({
  to,
  className,
  current = false,
  act,
  children,
}: {
  to: string;
  className?: string;
  current?: boolean;
  act?: string;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={to}
      aria-current={current ? "page" : undefined}
      data-act={act}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
