/** The Content-Security-Policy allows the other host when the settings have its id. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
