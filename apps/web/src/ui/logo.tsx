interface LogoMarkProps {
  readonly size?: number;
  readonly className?: string;
}

/** A rising stroke that ends in a filled oval: the answer mark of the test. */
export function LogoMark({ size = 32, className }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M7 23.5c4.5-.4 7.8-2.7 11-8.3"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-primary"
      />
      <ellipse
        cx="21.5"
        cy="11"
        rx="5.6"
        ry="3.9"
        transform="rotate(-38 21.5 11)"
        className="fill-on-primary"
      />
    </svg>
  );
}
