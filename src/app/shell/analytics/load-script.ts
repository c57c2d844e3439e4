/** Begins to load a script of another host; the Content-Security-Policy knows it when the settings have its id. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
