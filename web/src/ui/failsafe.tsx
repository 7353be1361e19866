import { Component, type ReactNode } from "react";

/** If the page itself fails, say so and offer to load it again; the table on the server is safe. */
export class Failsafe extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="failed">
        <p lang="en">Something on this page went wrong. The game itself is safe.</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          ↻
        </button>
      </main>
    );
  }
}
