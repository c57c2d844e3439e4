import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useMediaQuery } from '#interface/media-query.ts';

/**
 * For layout decisions of scripts; the style sheet decides what only looks different. The device is not known before
 * the browser has taken the page over: until then its three flags are false.
 */
type LayoutFlags = {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  topBarShown: boolean;
  language: string;
};

// As in tokens.css, and in rem as there: a visitor who enlarges the letters gets the layout of a smaller device.
export const fromTablet = '(min-width: 48rem)';
export const fromDesktop = '(min-width: 60.0625rem)';

export function deviceFlags(isFromTablet: boolean, isFromDesktop: boolean) {
  return {
    isMobile: !isFromTablet,
    isTablet: isFromTablet && !isFromDesktop,
    isDesktop: isFromDesktop,
  };
}

const unknownDevice = { isMobile: false, isTablet: false, isDesktop: false };

const Flags = createContext<LayoutFlags>({ ...unknownDevice, topBarShown: false, language: '' });

export function LayoutFlagsProvider({
  topBarShown,
  language,
  children,
}: Pick<LayoutFlags, 'topBarShown' | 'language'> & { children: ReactNode }) {
  const isFromTablet = useMediaQuery(fromTablet);
  const isFromDesktop = useMediaQuery(fromDesktop);
  const flags = useMemo(
    () => ({
      ...(isFromTablet === undefined || isFromDesktop === undefined
        ? unknownDevice
        : deviceFlags(isFromTablet, isFromDesktop)),
      topBarShown,
      language,
    }),
    [isFromTablet, isFromDesktop, topBarShown, language],
  );
  return <Flags value={flags}>{children}</Flags>;
}

export function useLayoutFlags(): LayoutFlags {
  return useContext(Flags);
}
