import type { ComponentProps } from 'react';

/** Every choice looks the same: none is suggested (EDPB Cookie Banner Taskforce, 17 and 18). */
export function ChoiceButton({ small, ...rest }: { small?: boolean } & ComponentProps<'button'>) {
  const size = small ? 'min-h-11 text-[0.9375rem]' : 'min-h-13';
  return (
    <button
      type="button"
      className={`rounded-operate border border-ink px-2 py-1 text-center font-semibold leading-snug transition-colors duration-150 hover:bg-tint active:bg-tint-2 ${size}`}
      {...rest}
    />
  );
}
