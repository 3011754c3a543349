/** The error page itself failed (R2.13). No context, no store, no widget, no router: nothing that could fail again. */
export function LastResort({ details }: { details: string }) {
  return (
    <main>
      <h2>An error occurred while showing the error page</h2>
      <p>Unfortunately an error occurred and while showing the error page another error occurred</p>
      <p>Error details: {details}</p>
      <a href="/" rel="external">
        Go back to home
      </a>
    </main>
  )
}
