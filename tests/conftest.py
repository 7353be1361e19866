"""How all tests run: a busy machine is slow, not wrong."""

from hypothesis import HealthCheck, settings

settings.register_profile("starboard", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("starboard")
