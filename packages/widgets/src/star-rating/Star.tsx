interface StarProps {
  className?: string | undefined
  /** @default false */
  isFull?: boolean
}

/** One star, which the style sheet of its class fills. */
export function Star({ className, isFull = false }: StarProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      data-full={isFull || undefined}
      aria-hidden="true"
    >
      <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z" />
    </svg>
  )
}
