// Before anything is drawn: theme, motion and language as they were chosen, so that nothing flashes.
(function () {
  try {
    var prefs = JSON.parse(localStorage.getItem('scurry-prefs') || '{}');
    var root = document.documentElement;
    if (prefs.theme === 'light' || prefs.theme === 'dark') root.dataset.theme = prefs.theme;
    if (prefs.motion === 'less' || prefs.motion === 'full') root.dataset.motion = prefs.motion;
    if (prefs.language) root.lang = prefs.language;
  } catch {
    // a browser that keeps nothing: the defaults will do
  }
})();
